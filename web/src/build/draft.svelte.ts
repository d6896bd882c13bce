// What is being put together from the box of a game, kept in this browser under a name, where the set-up page finds it.
import { t } from "../words/words";
import { Building } from "./building.svelte";
import { keep, keptAt, shelf } from "./kept.svelte";

class Draft {
  private readonly where: string;
  readonly building: Building;
  private value = "";

  constructor(game: string, option: string) {
    this.where = shelf(game, option);
    this.value = keptAt(this.where).find((kept) => kept.name === t("box-draft"))?.value ?? "";
    this.building = new Building(
      game,
      option,
      () => (this.value ? { [option]: this.value } : {}),
      (made) => {
        this.value = made;
        keep(this.where, t("box-draft"), made);
      },
    );
  }

  async look(language: string): Promise<void> {
    await this.building.list(language);
    if (this.value) await this.building.look();
  }

  async add(piece: string, kind: string): Promise<void> {
    if (!this.value) await this.building.edit({ do: "clear" });
    this.building.add(piece, kind);
  }
}

const drafts = new Map<string, Draft>();

export function draft(game: string, option: string): Draft {
  const key = `${game} ${option}`;
  if (!drafts.has(key)) drafts.set(key, new Draft(game, option));
  return drafts.get(key)!;
}
