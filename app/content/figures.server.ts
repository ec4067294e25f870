type Figure = { value: number | string; plus: boolean; label: string; caption?: string | undefined };

/** Figures as pages show them: those that the site counts itself are numbers by now. */
export function figuresOf(figures: Figure[]) {
  return figures.map((figure) => ({ ...figure, value: Number(figure.value) }));
}
