import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import type { Customer } from '../../../../domain/api/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { doubtsAbout } from './person.ts';
import { cnisTexts as texts } from './texts.ts';

interface PersonReadProps {
  person: CnisImport['person'];
  customer: Customer;
}

const identity = ({ cpf, nit, birthDate }: NonNullable<CnisImport['person']>): string =>
  [
    cpf === null ? null : texts.cpf(cpf),
    nit === null ? null : texts.nit(nit),
    birthDate === null ? null : texts.birth(formatDate(birthDate)),
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** Whose extract it is, and a warning when that does not look like the client. */
export const PersonRead = ({ person, customer }: PersonReadProps) => {
  if (person === null) return null;
  return (
    <>
      {person.name !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Typography variant="h3" component="p">
            {texts.reviewOf(person.name)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {identity(person)}
          </Typography>
        </Box>
      )}
      {doubtsAbout(person, customer).map((doubt) => (
        <Alert key={doubt} severity="warning">
          {doubt}
        </Alert>
      ))}
    </>
  );
};
