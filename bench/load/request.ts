const HOST = 'Host: 127.0.0.1\r\n';

export const getRequest = (path: string): string => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`;

export const postRequest = (path: string, body: string, token?: string): string => {
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${HOST}${authorization}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};
