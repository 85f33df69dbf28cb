import Stack from '@mui/material/Stack';
import type { ReportNote, ReportSection, TimeTable } from '../../../domain/api/report.ts';
import { timeTables } from '../../../domain/api/report.ts';
import { reportSectionWords } from '../../../domain/words/report.ts';
import { numberedSections, sectionsToNumber } from '../../../domain/words/section-order.ts';
import { emptyWord } from './empty-word.ts';
import { hasContent, type ReportCase, type ReportFields, switched } from './fields.ts';
import { SectionNote } from './SectionNote.tsx';
import { SectionSwitch } from './SectionSwitch.tsx';
import { TableSwitches } from './TableSwitches.tsx';

interface SectionSwitchesProps {
  /** Those that the report can have, in printed order. */
  sections: readonly ReportSection[];
  about: ReportCase;
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
export const SectionSwitches = ({ sections: all, about, fields, onChange }: SectionSwitchesProps) => {
  const numbered = numberedSections(new Set(sectionsToNumber(fields.sections, fields.notes)), all);
  const numerals = new Map(numbered.map(({ section, numeral }) => [section, numeral]));
  const write = (note: ReportNote, text: string) => onChange({ ...fields, notes: { ...fields.notes, [note]: text } });
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {all.map((section) => {
        const { title, note } = reportSectionWords[section];
        const on = fields.sections.includes(section);
        const tables = tableChoice(section);
        return (
          <SectionSwitch
            key={section}
            title={title}
            numeral={numerals.get(section) ?? null}
            on={on}
            remark={on && !hasContent(section, fields, about) ? emptyWord(section) : null}
            onSwitch={(checked) => onChange({ ...fields, sections: switched(all, fields.sections, section, checked) })}
          >
            {note !== null && (
              <SectionNote title={title} text={fields.notes[note] ?? ''} onChange={(text) => write(note, text)} />
            )}
            {tables !== null && (
              <TableSwitches
                regime={tables.regime}
                chosen={fields[tables.name]}
                onChange={(table: TimeTable, checked) =>
                  onChange({ ...fields, [tables.name]: switched(timeTables, fields[tables.name], table, checked) })
                }
              />
            )}
          </SectionSwitch>
        );
      })}
    </Stack>
  );
};
