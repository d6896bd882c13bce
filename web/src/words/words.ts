// The client's own words, from Fluent files. Words about games come from the server, already in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en", en), fr: bundle("fr", fr) };

/** A message in the reader's language. Components that call it are drawn again when the language changes. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const words = bundles[settings.language];
  const message = words.getMessage(id);
  return message?.value ? words.formatPattern(message.value, args ?? null) : `‹${id}›`;
}
