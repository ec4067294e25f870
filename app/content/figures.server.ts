type Figure = { value: number | string; plus: boolean; label: string; caption?: string | undefined };

/** Values that the site counts itself arrive as strings. */
export function figuresOf(figures: Figure[]) {
  return figures.map((figure) => ({ ...figure, value: Number(figure.value) }));
}
