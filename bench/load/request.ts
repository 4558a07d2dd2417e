const HOST = 'Host: 127.0.0.1\r\n';

const authorization = (token: string | undefined): string =>
  token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;

export const getRequest = (path: string, token?: string): string =>
  `GET ${path} HTTP/1.1\r\n${HOST}${authorization(token)}\r\n`;

export const postRequest = (path: string, body: string, token?: string): string =>
  `POST ${path} HTTP/1.1\r\n${HOST}${authorization(token)}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
