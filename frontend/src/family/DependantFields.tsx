import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { dependantKinds } from '../../../domain/api/family.ts';
import { dependantWords } from '../../../domain/words/family.ts';
import { DateField } from '../shared/fields/DateField.tsx';
import { Helped } from '../shared/fields/Helped.tsx';
import type { DependantDraft } from './draft.ts';
import { familyTexts as texts } from './texts.ts';

interface DependantFieldsProps {
  dependant: DependantDraft;
  /** By which the answer calls them. */
  name: string;
  onChange: (some: Partial<DependantDraft>) => void;
  onRemove: () => void;
}

const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

const isKind = (value: string): DependantDraft['kind'] => dependantKinds.find((kind) => kind === value) ?? 'child';

/** One person who would be left, with what their kind asks. */
export const DependantFields = ({ dependant, name, onChange, onRemove }: DependantFieldsProps) => {
  const { kind, birthDate, invalid, unionSince, alimonyUntil } = dependant;
  return (
    <Paper component="li" variant="outlined" aria-label={name} sx={{ p: 2, pr: 7, position: 'relative' }}>
      <Box sx={grid}>
        <Helped help={texts.help.kind}>
          <TextField
            select
            label={texts.kind}
            value={kind}
            onChange={({ target }) => onChange({ kind: isKind(target.value) })}
          >
            {dependantKinds.map((value) => (
              <MenuItem key={value} value={value}>
                {dependantWords[value]}
              </MenuItem>
            ))}
          </TextField>
        </Helped>
        <Helped help={texts.help.birthDate}>
          <DateField
            label={texts.birthDate}
            value={birthDate}
            helperText={birthDate === '' ? texts.noBirthDate : undefined}
            onChange={(next) => onChange({ birthDate: next })}
          />
        </Helped>
        {kind === 'spouse' && (
          <Helped help={texts.help.unionSince}>
            <DateField
              label={texts.unionSince}
              value={unionSince}
              helperText={unionSince === '' ? texts.noUnion : undefined}
              onChange={(next) => onChange({ unionSince: next })}
            />
          </Helped>
        )}
        {kind === 'formerSpouse' && (
          <Helped help={texts.help.alimonyUntil}>
            <DateField
              label={texts.alimonyUntil}
              value={alimonyUntil}
              allowFuture
              onChange={(next) => onChange({ alimonyUntil: next })}
            />
          </Helped>
        )}
        <Helped help={texts.help.name}>
          <TextField
            label={texts.name}
            value={dependant.name}
            onChange={({ target }) => onChange({ name: target.value.slice(0, 40) })}
          />
        </Helped>
        <Helped help={texts.help.invalid} place="after">
          <FormControlLabel
            label={texts.invalid}
            control={<Checkbox checked={invalid} onChange={(_event, checked) => onChange({ invalid: checked })} />}
          />
        </Helped>
      </Box>
      <IconButton
        aria-label={texts.remove(name)}
        onClick={onRemove}
        sx={{ position: 'absolute', top: 8, right: 8, minWidth: 44, minHeight: 44 }}
      >
        <DeleteIcon />
      </IconButton>
    </Paper>
  );
};
