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
  /** Called when a later one of the same owner takes the place. */
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
 * network has left half open holds nobody out. Of a network or of all the newest is refused: there
 * the oldest may be somebody else's.
 */
export function createLivePlaces(limits: Record<keyof typeof liveLimits, number> = liveLimits) {
  const owners = createGroups();
  const networks = createGroups();
  let all = 0;

  function release(holder: LiveHolder): void {
    if (!networks.of(holder.network).has(holder)) return;
    all -= 1;
    networks.remove(holder.network, holder);
    if (holder.owner !== null) owners.remove(holder.owner, holder);
  }

  return {
    take(holder) {
      const own = holder.owner === null ? null : owners.of(holder.owner);
      const oldest = own && own.size >= limits.perOwner ? [...own][0] : undefined;
      if (oldest) {
        release(oldest);
        oldest.end();
      }
      if (all >= limits.inAll || networks.of(holder.network).size >= limits.perNetwork)
        throw new AppError(
          "too_many_requests",
          "Too many live connections are open: close a few pages of this site, please.",
          { headers: { "retry-after": "30" } },
        );
      all += 1;
      networks.add(holder.network, holder);
      if (holder.owner !== null) owners.add(holder.owner, holder);
      return () => release(holder);
    },
    taken: () => all,
  } satisfies LivePlaces;
}
