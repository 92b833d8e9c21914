import { createPasswordHasher } from "./passwords/hasher.ts";

/** Argon2id for whoever is not a traveller: the administrators' passwords, in the same queue. */
export const { hash: hashPassword, verify: verifyPassword } = createPasswordHasher();
