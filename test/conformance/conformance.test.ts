import { RULEBOOKS } from '../../src/games/registry.js';
import { conforms } from '../../src/kit/testing.js';

for (const book of RULEBOOKS) book.unseal(conforms);
