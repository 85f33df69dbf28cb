import type { Typeface } from '../api/report-look.ts';

/** Colours that read on white and in black and white; the first is that of every report until another is chosen. */
export const reportColours = [
  { name: 'Azul-petróleo', colour: '#0b4f55' },
  { name: 'Azul-marinho', colour: '#1f3a68' },
  { name: 'Verde-escuro', colour: '#1e5631' },
  { name: 'Vinho', colour: '#7a1f3d' },
  { name: 'Terracota', colour: '#8a3b12' },
  { name: 'Grafite', colour: '#333f48' },
] as const;

export const typefaceWords: Readonly<Record<Typeface, string>> = { sans: 'Sem serifa', serif: 'Com serifa' };
