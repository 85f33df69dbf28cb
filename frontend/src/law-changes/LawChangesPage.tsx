import ExpandMore from '@mui/icons-material/ExpandMore';
import NothingIcon from '@mui/icons-material/SearchOffOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import type { LawChange } from '../../../domain/words/law-changes/change.ts';
import { groupedByWhom, type LawChangeGroup } from '../../../domain/words/law-changes/groups.ts';
import { paths } from '../ground/paths.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { SearchField } from '../shared/SearchField.tsx';
import { findLawChanges } from './find-changes.ts';
import { lawChangesTexts as texts } from './texts.ts';

const keyOf = ({ norm, fingerprint, kind }: LawChange) => `${norm} ${fingerprint} ${kind}`;

/** One change: the norm and its kind, from which day, for whom and what. */
const Change = ({ change: { title, kind, from, who, what } }: { change: LawChange }) => (
  <Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Typography variant="subtitle1" component="h4" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Chip size="small" variant="outlined" label={texts.kind(kind)} />
      <Typography variant="body2" color="text.secondary" sx={{ ml: { sm: 'auto' } }}>
        {texts.since(from)}
      </Typography>
    </Box>
    <Typography sx={{ maxWidth: 960 }}>{what}</Typography>
    <Typography variant="body2" color="text.secondary">
      {texts.who(who)}
    </Typography>
  </Paper>
);

/** The changes of one place: closed until somebody asks for it, or has filtered. */
const Group = ({ group: { name, changes }, open }: { group: LawChangeGroup; open: boolean }) => (
  <Accordion
    disableGutters
    variant="outlined"
    defaultExpanded={open}
    slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
  >
    <AccordionSummary expandIcon={<ExpandMore />}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {texts.group(name, changes.length)}
      </Typography>
    </AccordionSummary>
    <AccordionDetails sx={{ px: { xs: 1, sm: 2 } }}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {changes.map((change) => (
          <Change key={keyOf(change)} change={change} />
        ))}
      </Box>
    </AccordionDetails>
  </Accordion>
);

/** Which rules changed, from which day and for whom, with the way to the clients whose answer moved. */
export default function LawChangesPage() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  const days = findLawChanges(search);
  const isFiltered = search.trim() !== '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}>
        <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
          {texts.intro}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%', alignItems: 'center' }}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            value={search}
            onChange={(text) => setQuery(text === '' ? {} : { q: text }, { replace: true })}
          />
          <Button component={Link} to={paths.changes} variant="outlined">
            {texts.moved}
          </Button>
        </Box>
      </Box>
      {days.length === 0 && <EmptyState icon={NothingIcon} title={texts.noneTitle} body={texts.none(search)} />}
      {days.map(({ on, changes }) => (
        <Box key={on} component="section" aria-label={texts.written(on)}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {texts.written(on)}
          </Typography>
          <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1.5 }}>
            {texts.count(changes.length)}
          </Typography>
          {groupedByWhom(changes).map((group) => (
            <Group key={`${group.name} ${isFiltered}`} group={group} open={isFiltered} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
