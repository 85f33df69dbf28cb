import Typography from '@mui/material/Typography';
import { reportSectionWords } from '../../../domain/words/report.ts';
import { hasContent, type ReportCase, type ReportFields } from './fields.ts';
import { reportTexts } from './texts.ts';

interface EmptySectionsProps {
  fields: ReportFields;
  about: ReportCase;
}

/** Said beside the export: the sections that are on and have nothing to print. */
export const EmptySections = ({ fields, about }: EmptySectionsProps) => {
  const titles = fields.sections
    .filter((section) => !hasContent(section, fields, about))
    .map((section) => reportSectionWords[section].title);
  if (titles.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
      {reportTexts.emptySections(titles.join('; '))}
    </Typography>
  );
};
