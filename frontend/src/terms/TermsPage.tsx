import { PublicFrame } from '../shared/page/PublicFrame.tsx';
import { TermsText } from './TermsText.tsx';
import { termsTexts as texts } from './texts.ts';

export default function TermsPage() {
  return (
    <PublicFrame title={texts.title}>
      <TermsText heading="h2" />
    </PublicFrame>
  );
}
