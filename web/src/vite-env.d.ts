/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module "virtual:symbols" {
  const symbols: string;
  export default symbols;
}
