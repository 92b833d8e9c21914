// For a service that was set up to start this; `main.mjs` says why.
await import("./main.mjs");

export {};
