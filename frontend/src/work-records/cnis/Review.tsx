import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { Calculation } from '../../../../domain/api/calculations.ts';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import type { RegimeType } from '../../../../domain/api/common.ts';
import type { Customer } from '../../../../domain/api/customers.ts';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { ApiError, isMissing } from '../../data/api-error.ts';
import { useMonthLimits } from '../remunerations/useLimits.ts';
import { takeBack, useRecordChange } from '../useRecordChange.ts';
import { PersonRead } from './PersonRead.tsx';
import { doubtsAbout } from './person.ts';
import { everyRegister, Registers, type ReviewFilter } from './Registers.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { choicesOf, companyRefused, complaintOf, isOpenEnded, type Reviewed, sectionOf } from './review.ts';
import { StrangerConfirm } from './StrangerConfirm.tsx';
import { cnisTexts as texts } from './texts.ts';
import { notCountedIn, totalOf } from './totals.ts';
import { useReview } from './useReview.ts';

export interface ReviewProps {
  calculationId: string;
  /** The regime of the calculation. */
  regimeType: RegimeType;
  customer: Customer;
  /** The calculation date, and how the calculation counts. */
  asOf: string;
  method: Calculation['countingMethod'];
  /** The records that the calculation has already. */
  records: readonly WorkRecord[];
  etag: string | null;
  job: CnisImport;
  onSaved: () => void;
  /** Somebody changed the records since the extract was compared with them. */
  onOutdated: () => void;
  onAnother: () => void;
  onClose: () => void;
}

/** What was read is kept for a while only. */
const saidAsExpired = (error: unknown): never => {
  throw isMissing(error) ? new ApiError(404, 'NotFound', texts.expired) : error;
};

const leftOut = (reviewed: readonly Reviewed[], calculation: RegimeType): number =>
  calculation === 'RPPS'
    ? 0
    : reviewed.filter((one) => sectionOf(one) === 'work' && one.regimeType === 'RPPS' && !one.included).length;

/** What was read, for the person to look over; nothing is in the calculation before it is saved. */
export const Review = (props: ReviewProps) => {
  const { calculationId, regimeType, customer, asOf, method, records, etag, job } = props;
  const { onSaved, onOutdated, onAnother, onClose } = props;
  const { reviewed, change, chooseAll } = useReview(job, regimeType);
  const [addMissing, setAddMissing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [filter, setFilter] = useState<ReviewFilter>(everyRegister);
  const top = useRef<HTMLDivElement>(null);
  const limits = useMonthLimits();
  const countedAs = { asOf, method, limits, records, includeMissing: addMissing };
  const { mutate, isPending } = useRecordChange<readonly Reviewed[]>(calculationId, {
    etag,
    change: (genial, chosen, revision) =>
      genial
        .importRecords(job.id, { registers: choicesOf(chosen), includeMissing: addMissing }, revision)
        .catch(saidAsExpired),
    done: texts.saved,
    failed: texts.saveFailed,
    undo: takeBack,
    changedElsewhere: texts.comparedAgain,
    onChangedElsewhere: onOutdated,
    nameOf: (field) => companyRefused(reviewed, field),
    onDone: onSaved,
  });
  if (job.registers.length === 0) {
    return (
      <Alert severity="warning" action={<Button onClick={onAnother}>{texts.another}</Button>}>
        {texts.nothing}
      </Alert>
    );
  }
  const isStranger = doubtsAbout(job.person, customer).length > 0;
  const servants = leftOut(reviewed, regimeType);
  const choices = reviewed.filter((one) => sectionOf(one) === 'work').length;
  return (
    <Stack spacing={1.5} ref={top}>
      <PersonRead person={job.person} customer={customer} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {choices > 0 && texts.review} {servants > 0 && texts.rppsLeftOut(servants)}
      </Typography>
      <Registers
        reviewed={reviewed}
        limits={limits}
        filter={filter}
        onFilter={setFilter}
        onChange={change}
        onChooseAll={chooseAll}
      />
      {choices > 0 && (
        <FormControlLabel
          label={texts.addMissing}
          control={<Checkbox checked={addMissing} onChange={(_event, on) => setAddMissing(on)} />}
        />
      )}
      <ReviewActions
        included={reviewed.filter((one) => one.included).length}
        all={choices}
        total={totalOf(reviewed, countedAs)}
        notCounted={notCountedIn(reviewed, countedAs)}
        complaints={reviewed.filter((one) => complaintOf(one) !== null).length}
        openEnded={reviewed.filter(isOpenEnded).length}
        saving={isPending}
        onShowComplaints={() => {
          setFilter({ places: reviewed.filter((one) => complaintOf(one) !== null).map(({ place }) => place) });
          top.current?.scrollIntoView({ block: 'start' });
        }}
        onAnother={onAnother}
        onClose={onClose}
        onSave={() => (isStranger ? setAsking(true) : mutate(reviewed))}
      />
      {job.person !== null && (
        <StrangerConfirm
          open={asking}
          person={job.person}
          customer={customer}
          onConfirm={() => {
            setAsking(false);
            mutate(reviewed);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};
