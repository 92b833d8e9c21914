-- A link by which an administrator who is here already chooses a new password: an invitation back in.
alter table admin_invitations add column admin_id uuid references admins (id) on delete cascade;
