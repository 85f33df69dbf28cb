import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DependantFields } from './DependantFields.tsx';
import { type DependantDraft, namesOf, newDependant } from './draft.ts';
import { familyTexts as texts } from './texts.ts';

interface DependantsProps {
  dependants: readonly DependantDraft[];
  onChange: (dependants: DependantDraft[]) => void;
}

const MOST = 12;

/** A spouse is one; children and others may be several. */
const kindsToAdd = (dependants: readonly DependantDraft[]) => [
  ...(dependants.some(({ kind }) => kind === 'spouse') ? [] : [['spouse', texts.addSpouse] as const]),
  ['child', texts.addChild] as const,
  ['parent', texts.addOther] as const,
];

/** The buttons that add somebody, each of a kind. */
export const AddDependant = ({ dependants, onChange }: DependantsProps) => (
  <Stack direction="row" spacing={1} useFlexGap className="no-print" sx={{ flexWrap: 'wrap' }}>
    {kindsToAdd(dependants).map(([kind, label]) => (
      <Button
        key={kind}
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={dependants.length >= MOST}
        onClick={() => onChange([...dependants, newDependant(dependants, kind)])}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
    ))}
  </Stack>
);

/** Who would be left, one by one. */
export const Dependants = ({ dependants, onChange }: DependantsProps) => {
  const names = namesOf(dependants);
  return (
    <Stack component="section" spacing={1.5} aria-label={texts.who}>
      <Typography variant="h3">{texts.who}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.kept}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {dependants.map((one, place) => (
          <DependantFields
            key={one.key}
            dependant={one}
            name={names[place] ?? one.key}
            onChange={(some) => onChange(dependants.map((other) => (other === one ? { ...one, ...some } : other)))}
            onRemove={() => onChange(dependants.filter((other) => other !== one))}
          />
        ))}
      </Stack>
      <AddDependant dependants={dependants} onChange={onChange} />
    </Stack>
  );
};
