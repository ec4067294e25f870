type Queue<Item> = { items: readonly Item[]; limit: number };

/** Runs the task on every item, at most `limit` of a queue at a time, then throws all failures at once. */
export async function inParallel<Item>(
  queues: readonly Queue<Item>[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const work = async (waiting: Iterable<Item>) => {
    for (const item of waiting) await task(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(
    queues.flatMap(({ items, limit }) => {
      const waiting = items.values();
      return Array.from({ length: limit }, () => work(waiting));
    }),
  );
  if (failures.length > 0) throw new AggregateError(failures, failures.map(describeFailure).join("\n"));
}

const editorErrors = new Set(["Error", "AggregateError"]);

/** Errors of these classes are for editors; any other is a bug and needs its stack. */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return editorErrors.has(failure.name) ? failure.message : (failure.stack ?? failure.message);
}
