import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes, Key } from 'react';
import type { z } from 'zod';
import type { regime } from '../../../domain/api/regimes.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { regimeTexts as texts } from './texts.ts';

type FoundRegime = z.infer<typeof regime>;
export interface ChosenRegime {
  regimeId: number;
  name: string;
}

/** What the list knows of a regime; of the one that is chosen already only the name is known. */
export type RegimeOption = ChosenRegime & Partial<Pick<FoundRegime, 'reformDate' | 'reading'>>;

const reformOf = ({ name, reformDate }: RegimeOption): string | null => {
  if (reformDate === undefined || name === texts.noReform) return null;
  return reformDate === null ? texts.asWithoutReform : texts.reformOn(formatDate(reformDate));
};

const readingOf = ({ reading }: RegimeOption): string | null =>
  reading === undefined ? null : texts.reading[reading.extent](formatDate(reading.on));

/** One line of the list: the name and, before somebody plans by it, its reform and how much of its law was read. */
export const RegimeLine = ({
  option,
  props: { key, ...props },
}: {
  option: RegimeOption;
  props: HTMLAttributes<HTMLLIElement> & { key: Key };
}) => {
  const facts = [reformOf(option), readingOf(option)].filter((fact) => fact !== null);
  return (
    <Box component="li" key={key} {...props} aria-label={option.name}>
      <Box>
        {option.name}
        <Typography variant="caption" component="div" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
};
