/** Seven bands, seven cities: the marking of masts. */
export function BandStrip() {
  return <div className="band-strip" aria-hidden="true" />;
}
