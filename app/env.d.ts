interface ImportMetaEnv {
  /** Which language the code speaks: filled in per language when all is bundled. */
  readonly LANGUAGE: "en" | "hi";
}
