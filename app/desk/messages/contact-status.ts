import { m } from "#app/paraglide/messages.js";

export const contactStatusNames = {
  new: m.desk_contact_new,
  answered: m.desk_contact_answered,
  closed: m.desk_contact_closed,
};
