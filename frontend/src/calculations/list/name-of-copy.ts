import { calculationNameMaximum } from '../../../../domain/api/calculations.ts';
import { customerCalculationTexts as texts } from './texts.ts';

/** What no name ends with. */
const LINKS = /(?:\s+(?:a|ao|com|d[aeo]s?|e|em|n[ao]s?|para|por|à))+$/i;

/** Where the name would grow too long it is cut between words, and inside its first word when that alone is too long. */
export const nameOfCopy = (name: string): string => {
  const whole = texts.copyOf(name);
  if (whole.length <= calculationNameMaximum) return whole;
  const [first = ''] = name.trim().split(/\s/);
  const room = whole.slice(0, calculationNameMaximum + 1);
  const least = texts.copyOf(first);
  const cut = least.length > calculationNameMaximum ? room : room.replace(/\s+\S*$/, '').replace(LINKS, '');
  return cut.slice(0, calculationNameMaximum);
};
