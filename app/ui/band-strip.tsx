export function BandStrip() {
  return <div className="band-strip" aria-hidden="true" />;
}
