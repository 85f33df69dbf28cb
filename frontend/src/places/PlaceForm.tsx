import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { DescribedFields, DescribedPlace } from '../../../domain/api/described-places.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConflictDialog } from '../shared/dialogs/ConflictDialog.tsx';
import { useFirstWrongField } from '../shared/forms/useFirstWrongField.ts';
import { Comparison } from './Comparison.tsx';
import { newPlace } from './draft.ts';
import { Identity } from './Identity.tsx';
import { Others } from './Others.tsx';
import { PlaceActions } from './PlaceActions.tsx';
import { Permanent, Points, Toll } from './Rules.tsx';
import { RefusalsContext } from './refusals.ts';
import { Disability, Exposure, Police } from './SpecialRules.tsx';
import { placeTexts as texts } from './texts.ts';
import { useSavePlace } from './usePlaceChange.ts';

interface PlaceFormProps {
  /** Null: a new one. */
  place: DescribedPlace | null;
  mayDescribe: boolean;
  onSaved: (id: string) => void;
  onClose: () => void;
  /** Shows what stands now, and throws away what was typed. */
  onReload: () => void;
}

const Head = ({ place }: { place: DescribedPlace | null }) => (
  <Box>
    <Typography variant="h2" component="h2">
      {place?.name ?? texts.newPlace}
    </Typography>
    {place !== null && (
      <Typography color="text.secondary">
        {texts.version(place.version, formatDate(place.describedAt.slice(0, 10)), place.by.name)}
      </Typography>
    )}
  </Box>
);

const Missing = ({ place }: { place: DescribedPlace }) =>
  place.missing.length === 0 ? null : (
    <Alert severity="info">
      <AlertTitle>{texts.missing}</AlertTitle>
      {place.missing.map((sentence) => (
        <Typography key={sentence} variant="body2">
          {sentence}
        </Typography>
      ))}
    </Alert>
  );

/** A municipality as the office describes it: read by all of the office, changed by its administrator. */
export const PlaceForm = ({ place, mayDescribe, onSaved, onClose, onReload }: PlaceFormProps) => {
  const [fields, setFields] = useState<DescribedFields>(() => place?.fields ?? newPlace());
  const { save, saveOver, keep, saving, stale, refused } = useSavePlace(place, onSaved);
  const { form } = useFirstWrongField(refused);
  const part = { fields, onChange: (some: Partial<DescribedFields>) => setFields({ ...fields, ...some }) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(fields);
  };
  return (
    <RefusalsContext value={{ fields: refused, readOnly: !mayDescribe }}>
      <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <Head place={place} />
        {place !== null && <Missing place={place} />}
        <Identity {...part} />
        <Permanent {...part} />
        <Points {...part} />
        <Toll {...part} />
        <Police {...part} />
        <Exposure {...part} />
        <Disability {...part} />
        <Others {...part} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayDescribe && (
            <BusyButton type="submit" variant="contained" busy={saving}>
              {texts.save}
            </BusyButton>
          )}
          <Button onClick={onClose}>{texts.close}</Button>
          {place !== null && <PlaceActions place={place} mayDescribe={mayDescribe} onWithdrawn={onClose} />}
        </Box>
      </Box>
      {place !== null && (
        <ConflictDialog
          open={stale}
          thing={texts.conflictThing(place.name)}
          changes={null}
          onKeep={keep}
          onReload={onReload}
          onOverwrite={() => saveOver(fields)}
        />
      )}
      {place !== null && <Comparison id={place.id} />}
    </RefusalsContext>
  );
};
