-- What a review is about: a page of ours and its name by then. Both or neither.
alter table comments
  add column place_path text,
  add column place_name text,
  add constraint comments_place_named check ((place_path is null) = (place_name is null));
