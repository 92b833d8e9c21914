import { m } from "#app/paraglide/messages.js";
import type { AdminRole } from "#contract/wire/desk-roles.ts";

export const roleNames: Record<AdminRole, () => string> = {
  owner: m.desk_role_owner,
  manager: m.desk_role_manager,
  editor: m.desk_role_editor,
  viewer: m.desk_role_viewer,
  driver: m.desk_role_driver,
};
