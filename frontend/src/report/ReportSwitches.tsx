import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReportSection } from '../../../domain/api/report.ts';
import type { ReportCase, ReportFields } from './fields.ts';
import { LawyerFields } from './LawyerFields.tsx';
import { SectionSwitches } from './SectionSwitches.tsx';
import { reportTexts } from './texts.ts';

interface ReportSwitchesProps {
  /** Those that this report can have, in printed order. */
  sections: readonly ReportSection[];
  about: ReportCase;
  /** Scenarios kept with the calculation; undefined while nobody knows. */
  scenarios: number | undefined;
  fields: ReportFields;
  onChange: (fields: ReportFields) => void;
}

interface ExtraProps {
  label: string;
  on: boolean;
  remark?: string;
  onSwitch: (on: boolean) => void;
}

/** What is printed beside the numbered sections. */
const Extra = ({ label, on, remark, onSwitch }: ExtraProps) => (
  <>
    <FormControlLabel
      control={<Switch checked={on} onChange={(_event, checked) => onSwitch(checked)} />}
      label={label}
      sx={{ display: 'flex', mr: 0, minHeight: 44 }}
    />
    {remark !== undefined && (
      <Typography variant="body2" sx={{ pl: 7, mt: -0.75, color: 'text.secondary' }}>
        {remark}
      </Typography>
    )}
  </>
);

/** What the report holds, and who signs it. */
export const ReportSwitches = ({ sections, about, scenarios, fields, onChange }: ReportSwitchesProps) => (
  <Paper component="section" variant="outlined" aria-label={reportTexts.sections} sx={{ p: 2, minWidth: 0 }}>
    <SectionSwitches sections={sections} about={about} fields={fields} onChange={onChange} />
    <Extra
      label={reportTexts.scenarios}
      on={fields.scenarios}
      {...(fields.scenarios && scenarios === 0 ? { remark: reportTexts.noScenarios } : {})}
      onSwitch={(on) => onChange({ ...fields, scenarios: on })}
    />
    <Extra
      label={reportTexts.remunerations}
      on={fields.remunerations}
      onSwitch={(on) => onChange({ ...fields, remunerations: on })}
    />
    <LawyerFields fields={fields} onChange={onChange} />
  </Paper>
);
