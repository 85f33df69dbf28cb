import { reportWords } from '../../../domain/words/report.ts';
import { saveFile } from '../shared/download.ts';

const saveBase64 = (base64: string, type: string, name: string): void => {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  saveFile(new Blob([bytes], { type }), name);
};

/** Hands a PDF that came as base64 to the browser, named for the client: 'Relatório Genial - Ana Lima.pdf'. */
export const downloadPdf = (base64: string, client: string | null): void =>
  saveBase64(base64, 'application/pdf', reportWords.file(client, 'pdf'));

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The same as a Word document. */
export const downloadDocx = (base64: string, client: string | null): void =>
  saveBase64(base64, WORD, reportWords.file(client, 'docx'));
