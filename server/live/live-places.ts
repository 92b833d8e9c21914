import { AppError } from "#server/errors/app-error.ts";

/** Open connections that wait for news: event streams and websockets alike, in one process. */
export const liveLimits = {
  /** An account, a conversation, an administrator: a few tabs. */
  perOwner: 6,
  /** One network, see `visitorKey`: an office behind one address still fits. */
  perNetwork: 100,
  inAll: 10_000,
} as const;

export type LiveHolder = {
  /** Whose it is, where that is known: an account's id, a conversation's. */
  owner: string | null;
  network: string;
  /** The wider one around it; itself where nothing is said. */
  wide?: string;
  /** Called when a later one takes the place: of the same owner, or of a network that holds fewer. */
  end(): void;
};

export type LivePlaces = {
  /** @returns what gives the place back. @throws AppError too_many_requests */
  take(holder: LiveHolder): () => void;
  taken(): number;
};

/** Adds to the holders of a key; `remove` forgets the key with its last holder. */
function createGroups() {
  const groups = new Map<string, Set<LiveHolder>>();
  return {
    /** The one that holds most. */
    fullest(): ReadonlySet<LiveHolder> {
      let most: ReadonlySet<LiveHolder> = new Set();
      for (const group of groups.values()) if (group.size > most.size) most = group;
      return most;
    },
    of: (key: string): ReadonlySet<LiveHolder> => groups.get(key) ?? new Set(),
    add(key: string, holder: LiveHolder) {
      groups.set(key, (groups.get(key) ?? new Set()).add(holder));
    },
    remove(key: string, holder: LiveHolder) {
      const group = groups.get(key);
      group?.delete(holder);
      if (group?.size === 0) groups.delete(key);
    },
  };
}

/**
 * The one count of open connections. An owner's newest takes the oldest one's place: what a lost
 * network has left half open holds nobody out. Of a network the newest is refused: there the oldest may be
 * somebody else's. When all places are taken the wider network that holds most gives its newest one to whoever
 * has fewer, so that no crowd holds strangers out.
 */
export function createLivePlaces(limits: Record<keyof typeof liveLimits, number> = liveLimits) {
  const owners = createGroups();
  const networks = createGroups();
  const wides = createGroups();
  const wideOf = ({ wide, network }: LiveHolder) => wide ?? network;
  let all = 0;

  function release(holder: LiveHolder): void {
    if (!networks.of(holder.network).has(holder)) return;
    all -= 1;
    networks.remove(holder.network, holder);
    wides.remove(wideOf(holder), holder);
    if (holder.owner !== null) owners.remove(holder.owner, holder);
  }

  /** @returns whether a place is free now for this one, which another may have had to leave */
  function makeRoom(holder: LiveHolder): boolean {
    if (all < limits.inAll) return true;
    const fullest = wides.fullest();
    const newest = [...fullest].at(-1);
    if (!newest || fullest.size <= wides.of(wideOf(holder)).size + 1) return false;
    release(newest);
    newest.end();
    return true;
  }

  return {
    take(holder) {
      const own = holder.owner === null ? null : owners.of(holder.owner);
      const oldest = own && own.size >= limits.perOwner ? [...own][0] : undefined;
      if (oldest) {
        release(oldest);
        oldest.end();
      }
      if (networks.of(holder.network).size >= limits.perNetwork || !makeRoom(holder))
        throw new AppError(
          "too_many_requests",
          "Too many live connections are open: close a few pages of this site, please.",
          { headers: { "retry-after": "30" } },
        );
      all += 1;
      networks.add(holder.network, holder);
      wides.add(wideOf(holder), holder);
      if (holder.owner !== null) owners.add(holder.owner, holder);
      return () => release(holder);
    },
    taken: () => all,
  } satisfies LivePlaces;
}
