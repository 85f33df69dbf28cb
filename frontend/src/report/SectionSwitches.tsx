import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { ReportNote, ReportSection, TimeTable } from '../../../domain/api/report.ts';
import { timeTables } from '../../../domain/api/report.ts';
import { numberedSections, reportSectionWords } from '../../../domain/words/report.ts';
import { type ReportFields, type ReportRegimes, sectionsOf, switched } from './fields.ts';
import { TableSwitches } from './TableSwitches.tsx';
import { reportTexts } from './texts.ts';

interface SectionSwitchesProps {
  regimes: ReportRegimes;
  fields: ReportFields;
  onChange: (fields: ReportFields) => void;
}

const tablesOf = {
  ANALISE_TEMPO_CONTRIBUICAO_RPPS: { regime: 'RPPS', name: 'rppsTables' },
  ANALISE_TEMPO_CONTRIBUICAO_RGPS: { regime: 'RGPS', name: 'rgpsTables' },
} as const;

const tableChoice = (section: ReportSection) =>
  section === 'ANALISE_TEMPO_CONTRIBUICAO_RPPS' || section === 'ANALISE_TEMPO_CONTRIBUICAO_RGPS'
    ? tablesOf[section]
    : null;

/** Every section with its switch and, while it is on, its tables and its note. */
export const SectionSwitches = ({ regimes, fields, onChange }: SectionSwitchesProps) => {
  const all = sectionsOf(regimes);
  const numerals = new Map(
    numberedSections(new Set(fields.sections), all).map(({ section, numeral }) => [section, numeral]),
  );
  const write = (note: ReportNote, text: string) => onChange({ ...fields, notes: { ...fields.notes, [note]: text } });
  return (
    <Stack spacing={0.5}>
      {all.map((section) => {
        const { title, note } = reportSectionWords[section];
        const on = fields.sections.includes(section);
        const numeral = numerals.get(section);
        const tables = tableChoice(section);
        return (
          <Box key={section}>
            <FormControlLabel
              control={
                <Switch
                  checked={on}
                  onChange={(_event, checked) =>
                    onChange({ ...fields, sections: switched(all, fields.sections, section, checked) })
                  }
                />
              }
              label={numeral ? `${numeral}. ${title}` : title}
            />
            {on && tables !== null && (
              <TableSwitches
                regime={tables.regime}
                chosen={fields[tables.name]}
                onChange={(table: TimeTable, checked) =>
                  onChange({ ...fields, [tables.name]: switched(timeTables, fields[tables.name], table, checked) })
                }
              />
            )}
            {on && note !== null && (
              <TextField
                value={fields.notes[note] ?? ''}
                onChange={(event) => write(note, event.target.value)}
                label={reportTexts.note}
                aria-label={`${reportTexts.note}: ${title}`}
                size="small"
                fullWidth
                multiline
                maxRows={8}
                sx={{ mb: 1 }}
              />
            )}
          </Box>
        );
      })}
    </Stack>
  );
};
