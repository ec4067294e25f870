type DayTileProps = { day: string | number; unit: string; plain?: boolean };

/** The day of an event, above its weekday or month. */
export function DayTile({ day, unit, plain = false }: DayTileProps) {
  const look = plain ? "" : "bg-accent text-on-accent";
  return (
    <span
      className={`grid size-16 place-content-center justify-items-center text-2xs leading-tight font-semibold ${look}`}
    >
      <b className="font-display text-[1.75rem] leading-none tracking-display">{day}</b> {unit}
    </span>
  );
}
