import { z } from 'zod';
import { PersonName } from './person-name.js';

export const NewPlayer = z
  .strictObject({ name: PersonName.describe('What the others will call you.') })
  .meta({ id: 'NewPlayerRequest' });
