import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SearchGroup } from './results.ts';
import { searchTexts as texts } from './texts.ts';

interface SearchResultsProps {
  listId: string;
  groups: readonly SearchGroup[];
  /** Place of the chosen one among all, from 0. */
  active: number;
  onChoose: (place: number) => void;
  onOpen: (to: string) => void;
}

const inSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The list that the field controls: the focus stays in the field. */
export const SearchResults = ({ listId, groups, active, onChoose, onOpen }: SearchResultsProps) => {
  const places = new Map(groups.flatMap(({ results }) => results).map((result, place) => [result.key, place]));
  return (
    <Box
      id={listId}
      role="listbox"
      aria-label={texts.open}
      sx={{ overflowY: 'auto', maxHeight: { sm: '60vh' }, flexGrow: 1 }}
    >
      {groups.map(({ title, results, more }) => (
        <Box key={title} role="group" aria-label={title} sx={{ py: 1 }}>
          <Typography variant="overline" component="div" aria-hidden color="text.secondary" sx={{ px: 2 }}>
            {title}
          </Typography>
          {results.map(({ key, title: name, note, to }) => {
            const place = places.get(key) ?? 0;
            return (
              <Box
                key={key}
                id={`${listId}-${place}`}
                role="option"
                aria-selected={place === active}
                ref={place === active ? inSight : null}
                onMouseMove={() => onChoose(place)}
                onClick={() => onOpen(to)}
                sx={{
                  px: 2,
                  py: 1,
                  cursor: 'pointer',
                  ...(place === active && { backgroundColor: 'primary.light' }),
                }}
              >
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {note}
                </Typography>
              </Box>
            );
          })}
          {more !== null && (
            <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 0.5 }}>
              {more}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
};
