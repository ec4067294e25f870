/** In degrees; north and east are positive. */
export type Place = { lat: number; lng: number };

export const paris: Place = { lat: 48.8566, lng: 2.3522 };

/** In kilometres. */
export const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Great-circle distance in kilometres. */
export function distance(a: Place, b: Place): number {
  const [lat1, lat2, dLng] = [radians(a.lat), radians(b.lat), radians(b.lng - a.lng)];
  const h = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(h));
}

/** Bearing from a to b in degrees, clockwise from north. */
export function bearing(a: Place, b: Place): number {
  const [lat1, lat2, dLng] = [radians(a.lat), radians(b.lat), radians(b.lng - a.lng)];
  const y = Math.sin(dLng) * Math.cos(lat2);
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(dLng);
  return (degrees(Math.atan2(y, x)) + 360) % 360;
}

export function destination(from: Place, heading: number, kilometres: number): Place {
  const [lat, angle, arc] = [radians(from.lat), radians(heading), kilometres / earthRadius];
  const sine = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(angle);
  const turn = Math.atan2(Math.sin(angle) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * sine);
  return { lat: degrees(Math.asin(sine)), lng: from.lng + degrees(turn) };
}
