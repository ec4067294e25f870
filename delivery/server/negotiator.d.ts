/** The published types lack the `preferred` option. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: { "accept-encoding"?: string | undefined } });
    encodings<Name extends string>(available: readonly Name[], options: { preferred: readonly Name[] }): Name[];
  }
}
