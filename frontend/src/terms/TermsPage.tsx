import Card from '@mui/material/Card';
import { PublicFrame } from '../shared/page/PublicFrame.tsx';
import { TermsText } from './TermsText.tsx';
import { termsTexts as texts } from './texts.ts';

export default function TermsPage() {
  return (
    <PublicFrame title={texts.title}>
      <Card sx={{ p: { xs: 2, sm: 4 }, maxWidth: 840 }}>
        <TermsText heading="h2" />
      </Card>
    </PublicFrame>
  );
}
