/** Who works at the desk. Each role may what the ones after it may; a driver or guide sees their own duties alone. */
export const adminRoles = ["owner", "manager", "editor", "viewer", "driver"] as const;
export type AdminRole = (typeof adminRoles)[number];

/** From which role on something is shown that an owner may keep from the ones after it. */
export const leastRoles = ["viewer", "editor", "manager"] as const;
export type LeastRole = (typeof leastRoles)[number];

/** Whether a role is `least` or more. */
export const isAtLeast = (role: AdminRole, least: AdminRole): boolean => {
  const at = adminRoles.indexOf(role);
  // A role that this release does not know may nothing.
  return at !== -1 && at <= adminRoles.indexOf(least);
};
