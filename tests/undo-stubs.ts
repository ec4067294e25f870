import { afterEach, vi } from "vitest";

// Vitest's own setting undoes them before the next test, after the next file has been imported.
afterEach(() => void vi.unstubAllGlobals().unstubAllEnvs());
