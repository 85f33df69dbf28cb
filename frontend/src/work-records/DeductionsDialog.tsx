import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { deductionMaxima, excessiveDeductions } from '../../../domain/calculations/work-records/deductions.ts';
import { useRules } from '../rules/useRules.ts';
import { fieldHelp } from '../shared/fields/field-help.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { changedFields } from '../shared/saving/changed-fields.ts';
import { DaysField } from './DaysField.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { RecordDialogProps } from './record-dialog.ts';
import { recordTexts as texts } from './texts.ts';
import { useRecordChange } from './useRecordChange.ts';

const fields = ['deduction1', 'deduction2', 'deduction3'] as const;
type Deductions = Record<(typeof fields)[number], number>;

/**
 * Days that do not count, each within the days the record has in that window.
 * The second window ends with a reform, so it is asked for only where there was one.
 */
export const DeductionsDialog = ({ record, asOf, etag, onClose }: RecordDialogProps) => {
  const [started] = useState<Deductions>(() => ({
    deduction1: record.deduction1,
    deduction2: record.deduction2,
    deduction3: record.deduction3,
  }));
  const [days, setDays] = useState(started);
  const changesOf = (deductions: Deductions) => changedFields(started, deductions);
  const { mutate, isPending, conflict } = useRecordChange<Deductions>(record.calculationId, {
    etag,
    asks: true,
    sentOf: changesOf,
    change: (genial, deductions, revision) => genial.saveWorkRecord(record.id, changesOf(deductions), revision),
    done: texts.saved,
    failed: texts.saveFailed,
    onDone: onClose,
  });
  const { data: rules } = useRules(record.calculationId, 'RPPS');
  const reformed = record.regimeType === 'RGPS' || rules === undefined || rules.regimeDate !== null;
  const shown = fields.filter((field) => field !== 'deduction2' || reformed || record.deduction2 > 0);
  const maxima = deductionMaxima(record, asOf);
  const excess = excessiveDeductions({ ...record, ...days, addition: 0 }, asOf);
  // The second window takes what the first one leaves of the days up to the reform.
  const shared = maxima.deduction1 > 0 && maxima.deduction2 > 0;
  const limits = { ...maxima, deduction2: Math.max(0, maxima.deduction2 - days.deduction1) };
  const helpOf = (field: (typeof fields)[number]): string => {
    const most = texts.days(limits[field]);
    return excess[field] ?? (field === 'deduction2' && shared ? texts.maximumShared(most) : texts.maximum(most));
  };
  const blocked = Object.keys(excess).length > 0;
  return (
    <FormDialog
      title={texts.deductionsTitle}
      subtitle={record.companyName}
      action={texts.apply}
      busy={isPending}
      changed={fields.some((field) => days[field] !== record[field])}
      blocked={blocked}
      onSubmit={() => mutate(days)}
      onClose={onClose}
      conflict={conflict}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.deductionsHelp}
      </Typography>
      {shown.map((field) => (
        <Helped key={field} help={fieldHelp.workRecord[field]}>
          <DaysField
            label={texts[field]}
            value={days[field]}
            onChange={(value) => setDays({ ...days, [field]: value })}
            error={excess[field] !== undefined}
            helperText={helpOf(field)}
          />
        </Helped>
      ))}
      {blocked && <Alert severity="warning">{texts.fixMaxima}</Alert>}
    </FormDialog>
  );
};
