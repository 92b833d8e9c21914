/** Opens a tab of the desk, and in it what the parts of the address name. */
export type GoTo = (tab: string, where?: Record<string, string>) => void;
