import { type EndTime, useHasEnded } from "../../ui/use-has-ended.ts";
import type { TourData } from "./krypto-tour.server.ts";
import { LiveProgramme } from "./live-programme.tsx";
import { ProgrammeRecord } from "./programme-record.tsx";
import type { ProgrammeData } from "./programme.server.ts";
import { ScheduleImage } from "./schedule-image.tsx";

type TourScheduleProps = { text: TourData["text"]; programme: ProgrammeData; ends: EndTime };

export function TourSchedule({ text, programme, ends }: TourScheduleProps) {
  const over = useHasEnded(ends);
  return (
    <section className="section-day" aria-labelledby="schedule">
      <div className="wrap">
        <div className="tour-schedule">
          <h2 id="schedule">{text.schedule.heading}</h2>
          <p className="lede">{text.schedule.text}</p>
          <div className="tour-schedule-image">
            <ScheduleImage image={programme.image} />
          </div>
          {over && <ProgrammeRecord programme={programme} />}
        </div>
        {!over && <LiveProgramme programme={programme} name={text.title} venue={text.venue.name} />}
      </div>
    </section>
  );
}
